import { endpoints } from '@plumbline/shared/contracts/index';
import { buildApp } from './build-app.ts';
import { readSettings } from './settings.ts';

buildApp({ endpoints: Object.values(endpoints), settings: readSettings(process.env), nag: true }).synth();
