import { clsx } from 'clsx/lite';

const variants = {
  primary: 'bg-ink text-canvas border-ink hover:bg-transparent hover:text-ink',
  secondary: 'border-line-strong text-ink hover:border-ink hover:bg-ink hover:text-canvas',
  hairline: 'min-w-target border-line text-ink hover:border-ink',
  quiet: 'border-transparent text-ink underline decoration-brass underline-offset-8 hover:decoration-2',
} as const;

const paddings = { primary: 'px-5', secondary: 'px-5', hairline: 'px-2', quiet: 'px-0' } as const;

type ButtonVariant = keyof typeof variants;

/** One of four controls in a row, the icon above its word. The text shrinks to fit a quarter of the container. */
export const cellButtonClass =
  'flex min-h-15 w-full flex-col items-center justify-center gap-1 text-[length:min(var(--text-label),5.2cqi)] text-ink leading-tight hover:text-brass aria-pressed:text-brass';

/** For buttons, and for links that are the call to action of their block. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return clsx(
    'fades inline-flex min-h-target items-center justify-center gap-2.5 rounded-control border py-2 text-center text-small leading-tight',
    variants[variant],
    paddings[variant],
    className,
  );
}
