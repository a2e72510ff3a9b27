import { alert } from './alert.ts';
import { card } from './card.ts';
import { combobox } from './combobox.ts';
import { dialog } from './dialog.ts';
import { drawer } from './drawer.ts';
import { emptyState } from './empty-state.ts';
import { field } from './field.ts';
import { menu } from './menu.ts';
import { nativeSelect } from './native-select.ts';
import { slider } from './slider.ts';
import { table } from './table.ts';
import { tabs } from './tabs.ts';
import { tag } from './tag.ts';
import { toast } from './toast.ts';

/** The styles of Chakra's compound components that the product uses, by Chakra's own keys. */
export const slotRecipes = {
  alert,
  card,
  combobox,
  dialog,
  drawer,
  emptyState,
  field,
  menu,
  nativeSelect,
  slider,
  table,
  tabs,
  tag,
  toast,
};
