import CMS, { init } from '@sveltia/cms';

// The library writes `false` where a box was never ticked; in the files a missing field says the same.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => entry.get('data').filter((value) => value !== false),
});

void init({ config: await (await fetch('settings.json')).json() });
