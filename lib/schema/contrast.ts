/** The contrast of two colours, from 1 to 21 (WCAG 2.2, 'contrast ratio'). Colours are '#rrggbb'. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour part of the way to another one, the way in hundredths. */
export function towards(colour: string, goal: string, hundredths: number): string {
  const goals = channels(goal);
  const mixed = channels(colour).map((value, index) => value + ((goals[index] ?? 0) - value) * (hundredths / 100));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
