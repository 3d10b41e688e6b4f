/** 'Showing 6 of 12 vehicles': the cards on screen, and the vehicles that pass the filters. */
export function resultSummary(shown: number, matching: number): string {
  return `Showing ${shown} of ${matching} vehicles`;
}
