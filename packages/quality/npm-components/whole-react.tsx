'use client';

import {
  createContext,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { createPortal } from 'react-dom';

const Unit = createContext('none');
const Field = memo(
  forwardRef<HTMLInputElement, { readonly onText: (text: string) => void }>(({ onText }, ref) => {
    const unit = useContext(Unit);
    const id = useId();
    return (
      <>
        <label htmlFor={id}>Power in {unit}</label>
        <input ref={ref} id={id} onChange={({ target }) => onText(target.value)} />
      </>
    );
  }),
);
const OnDemand = lazy(() => import('./on-demand'));

export function WholeReact({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [, startTransition] = useTransition();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Unit value="kW">
      <Field ref={field} onText={setText} />
      <output>{text}</output>
      <button
        type="button"
        onClick={() => {
          field.current?.focus();
          startTransition(() => setOpen(true));
        }}
      >
        More
      </button>
      {isOpen && createPortal(<strong>In the body</strong>, document.body)}
      {isOpen && (
        <Suspense fallback="Loading">
          <OnDemand />
        </Suspense>
      )}
      {children}
    </Unit>
  );
}
