import { Banknote, CarFront, ConciergeBell, KeyRound, ShieldCheck, Wrench } from 'lucide-react';
import type { ServiceIcon as IconName } from '@/lib/schema/types';

const icons = {
  car: CarFront,
  key: KeyRound,
  shield: ShieldCheck,
  wrench: Wrench,
  banknote: Banknote,
  concierge: ConciergeBell,
} as const;

export function ServiceIcon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden className={className} strokeWidth={1.25} />;
}
