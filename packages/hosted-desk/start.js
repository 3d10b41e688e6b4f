import { init } from '@sveltia/cms';

void init({ config: await (await fetch('settings.json')).json() });
