import { buttonClass } from '@/components/ui/button';

type Props = {
  /** False while they are still on their way, for which their place is kept. */
  readonly failed: boolean;
  readonly onTryAgain: () => void;
};

/** Shown instead of vehicles that failed to load. */
export function VehiclesMissing({ failed, onTryAgain }: Props) {
  if (!failed) return <div aria-hidden aria-busy className="js-only min-h-screen" />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-y py-14">
      <p>The vehicles could not be fetched. Your list is kept on this device.</p>
      <button type="button" onClick={onTryAgain} className={buttonClass('secondary')}>
        Try again
      </button>
    </div>
  );
}
