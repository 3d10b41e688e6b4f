/**
 * Islands whose code comes when they come near the screen, or when a visitor first moves, presses or types, by the file it
 * comes in: what stands far down a page, or is not shown before something else was pressed. Until then their buttons wait
 * switched off, as all do. What does something as soon as a page opens cannot be one; what stands on the first screen of a
 * phone should not, unless it is in a small file by itself.
 */
export const lateIslands: Readonly<Record<string, readonly string[]>> = {
  // Above the header of wide screens, and what the contact page opens with.
  'late-hours': [
    'components/contact/opening-status-line.tsx#OpeningStatusLine',
    'components/contact/special-days.tsx#SpecialDays',
  ],
  late: [
    'components/enquiry/newsletter-form.tsx#NewsletterForm',
    'components/layout/back-to-top.tsx#BackToTop',
    'components/ui/dialog.tsx#Dialog',
    'components/vehicle/recently-viewed.tsx#RecentlyViewed',
    'components/vehicle/similar-vehicles.tsx#SimilarVehicles',
    'components/vehicle-tools/hire-purchase-tool.tsx#HirePurchaseTool',
    'components/vehicle-tools/rental-estimate-tool.tsx#RentalEstimateTool',
    'components/vehicle-tools/viewing-tool.tsx#ViewingTool',
  ],
};
