import { z } from 'zod';

/* What has to be set before any schema, and before the library reads its preferences. */

// The page's policy allows no code from text.
z.config({ jitless: true });

// A restored draft is a whole former state of a car: it would put back what another person has changed since.
const PREFERENCES = 'sveltia-cms.prefs';
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
localStorage.setItem(PREFERENCES, JSON.stringify({ ...preferences, useDraftBackup: false }));
