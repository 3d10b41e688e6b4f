'use client';

import { useRouter } from 'next/navigation';
import { renderToString } from 'react-dom/server';

export function ImportsNext() {
  return <p>{renderToString(useRouter().toString())}</p>;
}
