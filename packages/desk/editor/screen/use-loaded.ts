import { useCallback, useEffect, useState } from 'preact/hooks';

/** The answer of a request, or its error in words; `reload` asks again. */
export function useLoaded<Result>(load: () => Promise<Result>) {
  const [loaded, setLoaded] = useState<{ readonly result?: Result; readonly error?: string }>({});
  const reload = useCallback(async () => {
    try {
      setLoaded({ result: await load() });
    } catch (error) {
      setLoaded({ error: (error as Error).message });
    }
  }, []);
  useEffect(() => {
    void reload();
  }, []);
  return { ...loaded, reload };
}
