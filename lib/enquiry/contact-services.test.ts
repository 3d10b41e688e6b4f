import { CONTACT_SERVICES } from './contact-services';

it('Section 9: the contact form offers five services', () => {
  expect(CONTACT_SERVICES).toEqual([
    { value: 'purchase', label: 'Vehicle Purchase' },
    { value: 'rental', label: 'Vehicle Rental' },
    { value: 'service', label: 'Maintenance & Service' },
    { value: 'financing', label: 'Financing' },
    { value: 'consultation', label: 'Consultation' },
  ]);
});
