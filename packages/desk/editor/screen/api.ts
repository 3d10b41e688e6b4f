/** Thrown when the desk does not answer: it was stopped, or the computer slept. */
class DeskStopped extends Error {}

/** @throws Error with a sentence of the server; DeskStopped */
export async function get<Result>(path: string, query: Readonly<Record<string, string>> = {}): Promise<Result> {
  return answerOf(fetch(`/api/${path}?${new URLSearchParams(query)}`));
}

/** @throws Error with a sentence of the server; DeskStopped */
export async function post<Result>(path: string, body: object): Promise<Result> {
  return answerOf(fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) }));
}

/** Sends a file that was dropped or chosen. @throws Error with a sentence of the server; DeskStopped */
export async function upload<Result>(path: string, file: File): Promise<Result> {
  return answerOf(fetch(`/api/${path}?${new URLSearchParams({ name: file.name })}`, { method: 'POST', body: file }));
}

async function answerOf<Result>(request: Promise<Response>): Promise<Result> {
  const response = await request.catch(() => {
    throw new DeskStopped('The desk has stopped. What you typed is kept here; start it again with npm run desk.');
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

export const pictureUrl = (name: string) => `/picture?${new URLSearchParams({ name })}`;
