import { combobox } from './combobox.ts';
import { dialog } from './dialog.ts';
import { drawer } from './drawer.ts';
import { field } from './field.ts';
import { menu } from './menu.ts';
import { nativeSelect } from './native-select.ts';
import { slider } from './slider.ts';
import { tabs } from './tabs.ts';
import { toast } from './toast.ts';

/** The looks of Chakra's compound components that the product uses, by Chakra's own keys. */
export const slotRecipes = { combobox, dialog, drawer, field, menu, nativeSelect, slider, tabs, toast };
