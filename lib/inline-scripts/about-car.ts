/** Runs before the contact form. Reserves the place for the car that the address names, so that the form does not move. */
export function aboutCar(): void {
  if (/[?&]car=/.test(location.search)) document.documentElement.setAttribute('data-about-car', '');
}
