import { tradeCategoryNames } from './trade-categories.ts';

const listOf = (words: string): string[] => words.trim().split(/\s+/);

/** Words for people in the trades. */
const roles = listOf(`
  apprentice apprenticeship assistant associate attendant blaster boilermaker bricklayer builder burner buyer
  cabinetmaker carpenter carpenters carrier caulker chief cleaner climber contractor coordinator crew crews custodian
  cutter designer detailer digger director dispatcher drafter draftsman draftsperson driller driver drywaller
  electrician electricians engineer erector estimator excavator expediter fabricator finisher fitter flagger foreman
  foremen foreperson forewoman framer glazier groundman groundskeeper groundsman hand handyman hanger hauler head
  helper hod inspector installer instructor insulator intern internship ironworker ironworkers janitor joiner
  journeyman journeymen journeyperson journeywoman junior laborer laborers landscaper layer lead leader lineman
  linemen lineworker loader locator locksmith machinist maker manager mason masons master mechanic member mentor
  metalworker millworker millwright operator operators owner painter painters partner party paver person pipefitter
  pipelayer plasterer plumber plumbers rebar remodeler repairer rigger roofer roofers sandblaster scaffolder scheduler
  sealer senior setter signalman signalperson spotter sprinklerfitter staff steamfitter steelworker stocker stonemason
  subcontractor super superintendent supervisor surveyor taper team tech technician technicians tender tiler
  tilesetter trainee trainer trimmer trucker waterproofer welder welders woodworker worker workers
`);

/** Words for the things, tools and places of the work. */
const work = listOf(`
  abatement ac access accessory acoustic acoustical adobe aerial air alarms alterations aluminum apartment apartments
  appliance appliances arc asphalt assembly automotive backfill backflow backhoe balcony barn barns base baseboard
  basement basements bath bathroom bathrooms beam beams bearing blasting blinds block blocks board boards boat boats
  bolting boom boring box bracing brazing brick bricks bridge broom brush buildings built bulldozer burning cabin
  cabinet cabinets cable cables cabling cast ceiling ceilings cement chimney chip chipper church cladding clay
  clearing climbing coating column columns combination commissioning composite compressor computer conduit connection
  construction control conveyor cooling copper counter countertop coverings crane cranes crawl crown culvert curb
  curtain custom damage data deck decking decorative deep demo demolition detailing diesel dirt ditch dock door dozer
  drafting drain drains drawing drawings drilling driveway drywall duct ducts dump earth earthmoving earthwork eaves
  edge electric electronics energy engine engines envelope equipment erection estimates estimating excavating
  excavators exterior exteriors fabric facade facilities facility factory farm fascia fence fences fencing fiber
  fiberglass field finish finishes fireplace fireplaces fixture fixtures flashing flat flatwork float floor floors
  foam footing footings forklift form forms formwork foundation frame frames framing furnace furnaces furniture gable
  garage garages garden gardening gas gate gates generator glass glazed glazing grade grader granite gravel green
  greenhouse greenhouses grinding ground grout grouting gutter gutters handrail handrails hanging hardscape
  hardscaping hardware hardwood hazardous heat heater heaters heating heavy high highway highways historic hoist home
  homes hospital hotel house houses housing hvac hydraulic improvement improvements indoor industrial inside
  inspection install installation installs instrument instrumentation insulated interior interiors iron irrigation
  jackhammer job jobsite joinery joint joist joists kiln kitchen kitchens labor laminate land landscape lath lathe
  lathing lawn laying layout leveling life lift lifts light lighting line lines load lock locks log logs lot low
  lumber machine machinery machining maintenance manhole manufacturing marble marking masonry material materials
  mechanical membrane metal metals mezzanine mig mill mixer mixing mobile model modular moisture mold molding mortar
  mosaic mould moving mower mowing mud nailing natural office oil ornamental outdoor outside overhead pad paint
  painting panel panels parking partition parts patch patching patio patios paving pegging pergola piling pipe
  pipeline pipes pit plan planning plans planting plaster plastering plate platform plumb plumbing pole pool pools
  porcelain porch portable post posts pour pouring power precast prefab prep preparation press pressure preventive
  prints process production project projects propane pump pumping pumps punch purchasing railing railings rails
  recovery refinishing reinforced remodel remodeling remodels removal renovation renovations repair repairs
  residential restaurant restoration retail retaining retrofit ridge rig rigging rods roll roof roofing roofs room
  rooms rough roughing rubber safety sand sandblasting sanding sanitary sash saw sawing sawmill scaffold scaffolding
  scaffolds scheduling school schools screed screeding sealing seamless septic service services setting sewer sewers
  shade shaft sheathing shed sheds sheet sheetrock shingle shingles shop shoring shower showers siding sign signage
  site sites skid slab slabs slate slope sluice small snow soffit soil solar soldering solid spa spray spraying
  sprinkler sprinklers stainless stair staircase stairs stairway stamped station steam steel steer stick stone
  stonework storage store storm structural structure structures stucco stud studs stump style subfloor substation
  supply survey surveying suspended switchgear tank tanks taping tar tear technical telecom temperature tenant
  terrazzo test testing texture texturing thatching thermal tie tig tile tiles tiling timber timbers tool tools
  topsoil tower towers track tractor traffic trailer train training transformer transmission treatment tree trees
  trench trenching trim trimming trimwork troubleshooting truck trucks truss tuckpointing tunnel turf underground unit
  units upholstery utilities utility vacuum valve valves vapor vehicle veneer vent ventilation vinyl voltage walk wall
  wallpaper walls warehouse waste water waterproofing weatherization weatherproofing weld welding welds well wheel
  window windows wire wires wiring wood woodwork woodworking workshop yard
`);

/** Words for the level, the kind and the conditions of work. */
const manner = listOf(`
  advanced basic beginner bilingual blueprint blueprints cad cdl cert certification certified class cnc commercial
  employed entry experience experienced expert foremanship freelance full general handed hard hazmat independent
  leadership licensed management mid multi new night non onsite osha part permit permitting ppe professional qualified
  registered reliable remote seasonal self shift skilled skills special specialist specialty standard supervising
  supervision support temporary time trade trades trained travel traveling union volunteer weekend work working
`);

/** Spanish words of the trades. */
const spanish = listOf(`
  acabados aire albañil albañilería aprendiz armador asistente ayudante azulejero azulejos cabinas calefacción camión
  capataz carpintera carpintería carpintero cercas chofer cocinas concreto conductor construcción cuadrilla cuadrillas
  demolición edificios electricidad electricista encargada encargado encofrador estructura excavación excavadora
  fontanero grúa herrero hormigón instalación instalador instaladora jardinera jardinería jardinero ladrillo líder
  limpieza madera maestra maestro mampostería mantenimiento maquinaria mecánico montador muebles obra obras obrera
  obrero oficial operador operadora paneles pesada pintor pintora pintura pisos plomería plomero puertas remodelación
  reparación soldador soldadora soldadura soldar supervisora tablaroca techador techos tejados tejas topógrafo
  tuberías ventanas yesero yeso
`);

/** Small words between others. Single letters are not included, because they could spell a name. */
const small = listOf('and for from in of on or the to up with de del el en la las los para con');

const MIN_LETTERS = 2;
const inCategories = tradeCategoryNames
  .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
  .filter((word) => word.length >= MIN_LETTERS);

/**
 * Every word that a text may contain when it is shown for a masked person. There are no digits, no number words, and no
 * words that refer to a person or an address: each word applies to thousands of people.
 */
export const tradeWords: ReadonlySet<string> = new Set([
  ...inCategories,
  ...roles,
  ...work,
  ...manner,
  ...spanish,
  ...small,
]);

/** Credentials with a digit or a single letter, which are shown as a whole. */
export const listedCredentials: readonly string[] = [
  'CDL Class A',
  'CDL Class B',
  'CDL Class C',
  'EPA 608',
  'OSHA 10',
  'OSHA 30',
];
