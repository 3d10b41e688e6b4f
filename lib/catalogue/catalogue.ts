/**
 * 'Showing 6 of 12 vehicles': the cards on screen, and the vehicles that pass the filters.
 * @param near what was typed, where no vehicle is named so and these are named almost so
 */
export function resultSummary(shown: number, matching: number, near?: string): string {
  return `Showing ${shown} of ${matching} vehicles${near && matching > 0 ? `: no name holds ‘${near}’, these come close` : ''}`;
}
