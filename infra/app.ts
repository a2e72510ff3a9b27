import { endpoints } from '@plumbline/shared/contracts/index';
import { buildApp } from './build-app.ts';
import { loadStageFile } from './deploy/stage-file.ts';
import { readSettings } from './settings.ts';

loadStageFile(process.env.STAGE);
buildApp({ endpoints: Object.values(endpoints), settings: readSettings(process.env), nag: true }).synth();
