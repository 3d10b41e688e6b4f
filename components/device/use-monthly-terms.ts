'use client';

import { MONTHLY_TERMS_KEY } from '@/lib/device/device-list';
import { keepTabText, useTabText } from './tab-text';

/** The visitor's own terms of a monthly payment, for all cars, as lib/vehicle/monthly.ts reads them. */
export const useMonthlyTerms = () => useTabText(MONTHLY_TERMS_KEY);

/** @param text of lib/vehicle-tools/monthly-terms.ts */
export const keepMonthlyTerms = (text: string) => keepTabText(MONTHLY_TERMS_KEY, text);
