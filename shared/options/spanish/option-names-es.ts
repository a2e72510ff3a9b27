import type { ExperienceBand } from '../background/experience.ts';
import type { WorkRadius } from '../companies/company.ts';
import type { JobBenefit } from '../jobs/benefits.ts';
import type { Shift } from '../jobs/shifts.ts';
import type { Overtime, OwnEquipment, TravelTerm } from '../jobs/work-facts.ts';
import type { Language } from '../languages.ts';
import type { ProductName } from '../products.ts';
import { tradeDivisionsEs, tradeNamesEs } from '../trades/trade-names-es.ts';

const benefitsEs: Record<JobBenefit, string> = {
  PTO: 'Tiempo libre pagado',
  Bonus: 'Bono',
  '401K': '401(k)',
  Other: 'Otro',
};

const shiftsEs: Record<Shift, string> = {
  'Day shift': 'Turno de día',
  'Evening shift': 'Turno de tarde',
  'Night shift': 'Turno de noche',
  'Rotating shift': 'Turno rotativo',
  'Weekend shift': 'Turno de fin de semana',
};

const workFactsEs: Record<Overtime | TravelTerm | OwnEquipment, string> = {
  'No overtime': 'Sin horas extra',
  'Some overtime': 'Algunas horas extra',
  'Regular overtime': 'Horas extra frecuentes',
  'Travel required': 'Requiere viajar',
  'Per diem': 'Viáticos',
  'Travel time paid': 'Tiempo de viaje pagado',
  'Mileage paid': 'Millaje pagado',
  'Lodging paid': 'Alojamiento pagado',
  'Own hand tools': 'Herramientas de mano propias',
  'Own power tools': 'Herramientas eléctricas propias',
  'Own transportation': 'Transporte propio',
};

const experienceBandsEs: Record<ExperienceBand, string> = {
  '<1YR': 'Menos de 1 año',
  '1-5YR': '1 a 5 años',
  '5-10YR': '5 a 10 años',
  '10YR+': 'Más de 10 años',
};

const workRadiiEs: Record<WorkRadius, string> = {
  '0-50mi': 'Hasta 50 millas',
  '0-100mi': 'Hasta 100 millas',
  '0-200mi+': 'Más de 200 millas',
};

const productsEs: Record<ProductName, string> = {
  'Job Posting': 'Publicación de empleo',
  'Send Job Post Match': 'Envío de empleo a un trabajador',
  'Unlock Applicant Resume': 'Desbloqueo de perfil',
  'Unlock Applicant Resume - Skill 2': 'Desbloqueo de perfil - tarifa 2',
  'Unlock Applicant Resume - Skill 3': 'Desbloqueo de perfil - tarifa 3',
  'Skilled Worker Priority Access': 'Acceso prioritario a un trabajador calificado',
  'Candidate Job Briefing': 'Propuesta de empleo a un candidato',
};

/**
 * The Spanish names of options for the app, the public pages and e-mails. Options that only the app shows are in its
 * own texts instead.
 */
export const optionNamesEs: Readonly<Record<string, string>> = {
  ...tradeDivisionsEs,
  ...tradeNamesEs,
  ...benefitsEs,
  ...shiftsEs,
  ...workFactsEs,
  ...experienceBandsEs,
  ...workRadiiEs,
  ...productsEs,
};

/** A map, because a trade that a user wrote can have the name of a property of every object, such as 'constructor'. */
const spanish: ReadonlyMap<string, string> = new Map(Object.entries(optionNamesEs));

/** Returns the name of an option in a language. A name that a user wrote is returned unchanged. */
export const optionName = (name: string, language: Language): string =>
  language === 'es' ? (spanish.get(name) ?? name) : name;
