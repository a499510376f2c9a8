// The fixed lists of regions and provinces. A quote stores the `name` of the record.

/** A region; `ESTERO` (99) stands for abroad. `showAlert` asks the visitor to call the sales office. */
export interface Regione {
  id: number
  nome: string
  latitudine: number | null
  longitudine: number | null
  showAlert: boolean
}

export interface Provincia {
  id: number
  idRegione: number
  codiceCittaMetropolitana: number | null
  nome: string
  siglaAutomobilistica: string
  latitudine: number
  longitudine: number
}

// id, nome, latitudine, longitudine
const righeRegioni: readonly (readonly [number, string, number | null, number | null])[] = [
  [1, 'Piemonte', 45.066667, 7.7],
  [2, "Valle d'Aosta", 45.737222, 7.320556],
  [3, 'Lombardia', 45.464161, 9.190336],
  [4, 'Trentino-Alto Adige', 46.066667, 11.116667],
  [5, 'Veneto', 45.439722, 12.331944],
  [6, 'Friuli-Venezia Giulia', 45.636111, 13.804167],
  [7, 'Liguria', 44.411156, 8.932661],
  [8, 'Emilia-Romagna', 44.493889, 11.342778],
  [9, 'Toscana', 43.771389, 11.254167],
  [10, 'Umbria', 43.1121, 12.3888],
  [11, 'Marche', 43.616667, 13.516667],
  [12, 'Lazio', 41.893056, 12.482778],
  [13, 'Abruzzo', 42.354008, 13.391992],
  [14, 'Molise', 41.561, 14.6684],
  [15, 'Campania', 40.833333, 14.25],
  [16, 'Puglia', 41.125278, 16.866667],
  [17, 'Basilicata', 40.633333, 15.8],
  [18, 'Calabria', 38.91, 16.5875],
  [19, 'Sicilia', 38.115556, 13.361389],
  [20, 'Sardegna', 39.216667, 9.116667],
  [99, 'ESTERO', null, null],
]

// id, idRegione, codiceCittaMetropolitana, nome, siglaAutomobilistica, latitudine, longitudine
const righeProvince: readonly (readonly [number, number, number | null, string, string, number, number])[] = [
  [1, 1, 201, 'Torino', 'TO', 45.063299, 7.669289],
  [2, 1, null, 'Vercelli', 'VC', 45.32022, 8.418508],
  [3, 1, null, 'Novara', 'NO', 45.548513, 8.515079],
  [4, 1, null, 'Cuneo', 'CN', 44.597031, 7.611422],
  [5, 1, null, 'Asti', 'AT', 44.900765, 8.206432],
  [6, 1, null, 'Alessandria', 'AL', 44.817559, 8.704663],
  [7, 2, null, 'Aosta', 'AO', 45.738888, 7.426187],
  [8, 7, null, 'Imperia', 'IM', 43.941866, 7.828637],
  [9, 7, null, 'Savona', 'SV', 44.2888, 8.265058],
  [10, 7, 210, 'Genova', 'GE', 44.446625, 9.145615],
  [11, 7, null, 'La Spezia', 'SP', 44.10245, 9.824083],
  [12, 3, null, 'Varese', 'VA', 45.799026, 8.730095],
  [13, 3, null, 'Como', 'CO', 45.808042, 9.085179],
  [14, 3, null, 'Sondrio', 'SO', 46.172764, 9.799492],
  [15, 3, 215, 'Milano', 'MI', 45.458626, 9.181873],
  [16, 3, null, 'Bergamo', 'BG', 45.85783, 9.881998],
  [17, 3, null, 'Brescia', 'BS', 45.659677, 10.385672],
  [18, 3, null, 'Pavia', 'PV', 45.321817, 8.846624],
  [19, 3, null, 'Cremona', 'CR', 45.201438, 9.983658],
  [20, 3, null, 'Mantova', 'MN', 45.156417, 10.791375],
  [21, 4, null, 'Bolzano', 'BZ', 46.734096, 11.288802],
  [22, 4, null, 'Trento', 'TN', 46.0512, 11.117539],
  [23, 5, null, 'Verona', 'VR', 45.44185, 11.073532],
  [24, 5, null, 'Vicenza', 'VI', 45.545479, 11.535421],
  [25, 5, null, 'Belluno', 'BL', 46.249766, 12.196957],
  [26, 5, null, 'Treviso', 'TV', 45.666852, 12.243062],
  [27, 5, 227, 'Venezia', 'VE', 45.493048, 12.4177],
  [28, 5, null, 'Padova', 'PD', 45.366186, 11.820914],
  [29, 5, null, 'Rovigo', 'RO', 45.024182, 11.823816],
  [30, 6, null, 'Udine', 'UD', 46.140797, 13.16629],
  [31, 6, null, 'Gorizia', 'GO', 45.90539, 13.516373],
  [32, 6, null, 'Trieste', 'TS', 45.689482, 13.783307],
  [33, 8, null, 'Piacenza', 'PC', 44.826311, 9.529145],
  [34, 8, null, 'Parma', 'PR', 44.801532, 10.327935],
  [35, 8, null, "Reggio nell'Emilia", 'RE', 44.585658, 10.556474],
  [36, 8, null, 'Modena', 'MO', 44.55138, 10.918048],
  [37, 8, 237, 'Bologna', 'BO', 44.50051, 11.304784],
  [38, 8, null, 'Ferrara', 'FE', 44.766368, 11.764407],
  [39, 8, null, 'Ravenna', 'RA', 44.418444, 12.2036],
  [40, 8, null, 'Forlì-Cesena', 'FC', 44.2225, 12.040833],
  [41, 11, null, 'Pesaro e Urbino', 'PU', 43.613012, 12.713512],
  [42, 11, null, 'Ancona', 'AN', 43.549325, 13.266348],
  [43, 11, null, 'Macerata', 'MC', 43.245932, 13.266348],
  [44, 11, null, 'Ascoli Piceno', 'AP', 42.863893, 13.589973],
  [45, 9, null, 'Massa-Carrara', 'MS', 44.079325, 10.097677],
  [46, 9, null, 'Lucca', 'LU', 43.837674, 10.495053],
  [47, 9, null, 'Pistoia', 'PT', 43.954373, 10.89031],
  [48, 9, 248, 'Firenze', 'FI', 43.767918, 11.252379],
  [49, 9, null, 'Livorno', 'LI', 43.023985, 10.66471],
  [50, 9, null, 'Pisa', 'PI', 43.722832, 10.401719],
  [51, 9, null, 'Arezzo', 'AR', 43.466896, 11.88236],
  [52, 9, null, 'Siena', 'SI', 43.293773, 11.433915],
  [53, 9, null, 'Grosseto', 'GR', 42.851801, 11.252379],
  [54, 10, null, 'Perugia', 'PG', 42.938004, 12.621621],
  [55, 10, null, 'Terni', 'TR', 42.563453, 12.529803],
  [56, 12, null, 'Viterbo', 'VT', 42.420677, 12.107669],
  [57, 12, null, 'Rieti', 'RI', 42.367441, 12.89751],
  [58, 12, 258, 'Roma', 'RM', 41.872411, 12.480225],
  [59, 12, null, 'Latina', 'LT', 41.408748, 13.08179],
  [60, 12, null, 'Frosinone', 'FR', 41.657653, 13.636272],
  [61, 15, null, 'Caserta', 'CE', 41.207835, 14.100133],
  [62, 15, null, 'Benevento', 'BN', 41.203509, 14.752094],
  [63, 15, 263, 'Napoli', 'NA', 40.901975, 14.332644],
  [64, 15, null, 'Avellino', 'AV', 40.996451, 15.125896],
  [65, 15, null, 'Salerno', 'SA', 40.428783, 15.219481],
  [66, 13, null, "L'Aquila", 'AQ', 42.349848, 13.399509],
  [67, 13, null, 'Teramo', 'TE', 42.589561, 13.636272],
  [68, 13, null, 'Pescara', 'PE', 42.357066, 13.960809],
  [69, 13, null, 'Chieti', 'CH', 42.033443, 14.379191],
  [70, 14, null, 'Campobasso', 'CB', 41.673887, 14.752094],
  [71, 16, null, 'Foggia', 'FG', 41.638448, 15.594339],
  [72, 16, 272, 'Bari', 'BA', 41.117123, 16.871976],
  [73, 16, null, 'Taranto', 'TA', 40.57409, 17.242998],
  [74, 16, null, 'Brindisi', 'BR', 40.611266, 17.763621],
  [75, 16, null, 'Lecce', 'LE', 40.234739, 18.142867],
  [76, 17, null, 'Potenza', 'PZ', 40.418219, 15.876004],
  [77, 17, null, 'Matera', 'MT', 40.66635, 16.604364],
  [78, 18, null, 'Cosenza', 'CS', 39.564411, 16.252214],
  [79, 18, null, 'Catanzaro', 'CZ', 38.889635, 16.440587],
  [80, 18, 280, 'Reggio Calabria', 'RC', 38.111301, 15.647291],
  [81, 19, null, 'Trapani', 'TP', 37.87774, 12.713512],
  [82, 19, 282, 'Palermo', 'PA', 38.115621, 13.361318],
  [83, 19, 283, 'Messina', 'ME', 38.06324, 14.985618],
  [84, 19, null, 'Agrigento', 'AG', 37.31109, 13.576548],
  [85, 19, null, 'Caltanissetta', 'CL', 37.490112, 14.062893],
  [86, 19, null, 'Enna', 'EN', 37.516481, 14.379191],
  [87, 19, 287, 'Catania', 'CT', 37.612598, 14.938885],
  [88, 19, null, 'Ragusa', 'RG', 36.930622, 14.705431],
  [89, 19, null, 'Siracusa', 'SR', 37.075437, 15.286593],
  [90, 20, null, 'Sassari', 'SS', 40.796791, 8.575041],
  [91, 20, null, 'Nuoro', 'NU', 40.32869, 9.456155],
  [92, 20, 292, 'Cagliari', 'CA', 39.223763, 9.121867],
  [93, 6, null, 'Pordenone', 'PN', 46.037886, 12.710835],
  [94, 14, null, 'Isernia', 'IS', 41.589156, 14.193092],
  [95, 20, null, 'Oristano', 'OR', 40.059907, 8.748117],
  [96, 1, null, 'Biella', 'BI', 45.562818, 8.058272],
  [97, 3, null, 'Lecco', 'LC', 45.938294, 9.385729],
  [98, 3, null, 'Lodi', 'LO', 45.240504, 9.529251],
  [99, 8, null, 'Rimini', 'RN', 43.967605, 12.575703],
  [100, 9, null, 'Prato', 'PO', 44.04539, 11.116445],
  [101, 18, null, 'Crotone', 'KR', 39.130986, 17.006703],
  [102, 18, null, 'Vibo Valentia', 'VV', 38.637857, 16.205148],
  [103, 1, null, 'Verbano-Cusio-Ossola', 'VB', 46.139969, 8.272465],
  [108, 3, null, 'Monza e della Brianza', 'MB', 45.623599, 9.258802],
  [109, 11, null, 'Fermo', 'FM', 43.093137, 13.589973],
  [110, 16, null, 'Barletta-Andria-Trani', 'BT', 41.200454, 16.205148],
  [111, 20, null, 'Sud Sardegna', 'SU', 39.166667, 8.522222],
]

const REGIONE_WITH_NOTICE = 19 // Sicilia, the only one

export const regioni: readonly Regione[] = righeRegioni.map(([id, name, latitudine, longitudine]) => ({
  id,
  nome: name,
  latitudine,
  longitudine,
  showAlert: id === REGIONE_WITH_NOTICE,
}))

export const province: readonly Provincia[] = righeProvince.map(
  ([id, idRegione, codiceCittaMetropolitana, name, siglaAutomobilistica, latitudine, longitudine]) => ({
    id,
    idRegione,
    codiceCittaMetropolitana,
    nome: name,
    siglaAutomobilistica,
    latitudine,
    longitudine,
  }),
)

/** Lower case, without accents and punctuation: how two spellings of a place are compared. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

const regioniIndex = new Map(regioni.flatMap((r) => [r.nome, String(r.id)].map((k) => [foldText(k), r] as const)))
const provinceIndex = new Map(
  province.flatMap((p) => [p.siglaAutomobilistica, String(p.id), p.nome].map((k) => [foldText(k), p] as const)),
)

/** No place has a longer name; folding accents costs more than the length of a text, so longer ones are not looked up. */
const NAME_MAX = 100

const keyOf = (text: string | number): string => {
  const name = String(text)
  return name.length > NAME_MAX ? '' : foldText(name)
}

/** The region with this name (case and accents folded) or id. */
export function findRegione(text: string | number | null | undefined): Regione | undefined {
  return text == null ? undefined : regioniIndex.get(keyOf(text))
}

/** The province with this name (case and accents folded), id or two-letter plate. */
export function findProvincia(text: string | number | null | undefined): Provincia | undefined {
  return text == null ? undefined : provinceIndex.get(keyOf(text))
}

/** Provinces in alphabetical order, as a select shows them. */
export const provinceByName: readonly Provincia[] = [...province].sort((a, b) => a.nome.localeCompare(b.nome, 'it'))
