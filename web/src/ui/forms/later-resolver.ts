import type { zodResolver } from '@hookform/resolvers/zod';
import i18next from 'i18next';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { toast } from '../toasts/toast.ts';

type Schema = z.core.$ZodType<FieldValues, FieldValues>;

/**
 * Validates a form by a schema that loads after the page: schemas and Zod are as much code as a page. They load when
 * the browser is idle, at the latest when the form is sent.
 */
export const lazyResolver = <S extends Schema>(
  load: () => Promise<S>,
): Resolver<z.input<S> & FieldValues, unknown, z.output<S>> => {
  type Loaded = ReturnType<typeof zodResolver>;
  let loaded: Promise<Loaded> | undefined;
  const resolver = (): Promise<Loaded> => {
    loaded ??= Promise.all([import('@hookform/resolvers/zod'), load()])
      .then(([resolvers, schema]) => resolvers.zodResolver(schema as never) as unknown as Loaded)
      .catch((error) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
  whenIdle(() => resolver().catch(() => {}));
  return (async (...form: Parameters<Loaded>) => {
    try {
      return await (await resolver())(...form);
    } catch {
      // Offline the schema can't load: nothing is sent without validation.
      toast.error(i18next.t('Something went wrong.'));
      return { values: {}, errors: { root: { type: 'load' } } };
    }
  }) as never;
};
