import i18next from 'i18next';
import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { ResolverArguments, SchemaResolver } from '../../lib/forms/schema-resolver.ts';
import type { FormSchema } from '../../lib/forms/use-schema-form.ts';
import { whenIdle } from '../../lib/page/when-idle.ts';
import { toast } from '../toasts/toast.ts';

/**
 * Validates a form by a schema that loads after the page: schemas and Zod are as much code as a page. They load when
 * the browser is idle, at the latest when the form is sent.
 */
export const lazyResolver = <Output>(load: () => Promise<FormSchema<Output>>): SchemaResolver<Output> => {
  let loaded: Promise<SchemaResolver<Output>> | undefined;
  const resolver = (): Promise<SchemaResolver<Output>> => {
    loaded ??= Promise.all([import('../../lib/forms/use-schema-form.ts'), load()])
      .then(([{ schemaResolver }, schema]) => schemaResolver(schema))
      .catch((error) => {
        loaded = undefined;
        throw error;
      });
    return loaded;
  };
  whenIdle(() => resolver().catch(() => {}));
  return async <V extends FieldValues>(...form: ResolverArguments<V>): Promise<ResolverResult<V, Output>> => {
    try {
      const resolve = await resolver();
      return await resolve(...form);
    } catch {
      // Offline the schema can't load: nothing is sent without validation.
      toast.error(i18next.t('Something went wrong.'));
      const errors = { root: { type: 'load' } } as FieldErrors<V>;
      return { values: {}, errors };
    }
  };
};
