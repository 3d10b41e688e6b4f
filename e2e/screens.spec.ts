import { lookAtEveryState } from './screens';

lookAtEveryState({ width: 360, height: 740, colorScheme: 'light' });
lookAtEveryState({ width: 1280, height: 800, colorScheme: 'dark' });
