'use client';

import { useState } from 'react';
import { DayPicker } from 'react-day-picker';

export function NpmDatePicker({ month }: { readonly month: string }) {
  const [day, setDay] = useState<Date>();
  return (
    <>
      <p>{day ? `Chosen: ${day.toDateString()}` : 'No day chosen'}</p>
      <DayPicker mode="single" selected={day} onSelect={setDay} defaultMonth={new Date(month)} />
    </>
  );
}
