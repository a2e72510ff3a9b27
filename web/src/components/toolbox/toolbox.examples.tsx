import type { Examples } from '../../../gallery/example.ts';
import { ToolboxTabs } from './toolbox-tabs.tsx';

export const examples: Examples = {
  ToolboxTabs: {
    'of a company': { Draw: () => <ToolboxTabs />, as: 'provider' },
    'of a job seeker': { Draw: () => <ToolboxTabs />, as: 'candidate' },
    'of a school': { Draw: () => <ToolboxTabs />, as: 'educational' },
  },
};
