'use client';

import { MONTHLY_TERMS_KEY } from '@/lib/device/device-list';
import { changeKeptText, useKeptText } from './kept-text';

/** The visitor's own terms of a monthly payment, for all cars, as lib/vehicle/monthly.ts reads them. */
export const useMonthlyTerms = () => useKeptText(MONTHLY_TERMS_KEY);

/** @param change of lib/vehicle-tools/monthly-terms.ts */
export const changeMonthlyTerms = (change: (last: string) => string) => changeKeptText(MONTHLY_TERMS_KEY, change);
