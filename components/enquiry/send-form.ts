import { site } from '@/lib/site/site';

/**
 * Hands a form to the dealer's endpoint, or does nothing where none is set (the site has no server of its own).
 * Resolves to false when the endpoint could not take it; never rejects.
 */
export async function sendForm(fields: FormData): Promise<boolean> {
  if (site.formEndpoint === null) return true;
  try {
    const answer = await fetch(site.formEndpoint, { method: 'POST', body: fields });
    return answer.ok;
  } catch {
    return false;
  }
}
