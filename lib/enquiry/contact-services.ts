/** What the contact form asks the visitor to choose from (specification, section 9). */
export const CONTACT_SERVICES: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'purchase', label: 'Vehicle Purchase' },
  { value: 'rental', label: 'Vehicle Rental' },
  { value: 'service', label: 'Maintenance & Service' },
  { value: 'financing', label: 'Financing' },
  { value: 'consultation', label: 'Consultation' },
];
