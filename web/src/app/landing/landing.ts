import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-700.css';
import '../theme/base.css';
import '../theme/motif.css';
import { startLanding } from './start-landing.ts';

startLanding(document.getElementById('landing')!, () => void import('../../main.tsx'));
