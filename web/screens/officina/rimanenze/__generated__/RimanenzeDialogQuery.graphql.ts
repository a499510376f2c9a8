/**
 * @generated SignedSource<<b852fd9c86b4ea8397c200d1b07ad5b7>>
 * @relayHash 8332e66ea5785a62d54b26b66d0eaf19
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac2fffb4ec200f0cdfa433b124c5419e42663dfe08534713410ec036391cc907

import type { ConcreteRequest } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
export type RimanenzeDialogQuery$variables = {
  dataFine?: string | null;
  dataInizio?: string | null;
  giorni: boolean;
  ordine: number;
  ufficio: boolean;
};
export type RimanenzeDialogQuery$data = {
  readonly attivitaAutomatiche?: {
    readonly nodes: ReadonlyArray<{
      readonly data: string;
      readonly lavorazione: {
        readonly pk: number;
      };
      readonly numeroPezzi: number;
      readonly pk: number;
    }>;
  };
  readonly ora?: ReadonlyArray<{
    readonly lavorazioni: ReadonlyArray<{
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
    }>;
  }> | null;
  readonly rimanenzeOrdine: ReadonlyArray<{
    readonly lavorazioni: ReadonlyArray<{
      readonly attivitaNumero: TipoPezzo;
      readonly nome: string;
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
      readonly tempoTeorico: number;
      readonly tempoTeoricoUsato: number;
    }>;
    readonly postazioni: ReadonlyArray<string>;
  }> | null;
};
export type RimanenzeDialogQuery = {
  response: RimanenzeDialogQuery$data;
  variables: RimanenzeDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dataFine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dataInizio"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "giorni"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ufficio"
},
v5 = {
  "kind": "Variable",
  "name": "ordine",
  "variableName": "ordine"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziTotali",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pezziEseguiti",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "dataFine",
      "variableName": "dataFine"
    },
    {
      "kind": "Variable",
      "name": "dataInizio",
      "variableName": "dataInizio"
    },
    (v5/*:: as any*/)
  ],
  "concreteType": "RimanenzaPostazioni",
  "kind": "LinkedField",
  "name": "rimanenzeOrdine",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazioni",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RimanenzaLavorazione",
      "kind": "LinkedField",
      "name": "lavorazioni",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attivitaNumero",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeorico",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tempoTeoricoUsato",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  (v5/*:: as any*/)
],
v11 = {
  "condition": "giorni",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "ora",
      "args": (v10/*:: as any*/),
      "concreteType": "RimanenzaPostazioni",
      "kind": "LinkedField",
      "name": "rimanenzeOrdine",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RimanenzaLavorazione",
          "kind": "LinkedField",
          "name": "lavorazioni",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v12 = [
  {
    "fields": (v10/*:: as any*/),
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 50
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "data",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroPezzi",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RimanenzeDialogQuery",
    "selections": [
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      {
        "condition": "ufficio",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "AttivitaAutomaticheConnection",
            "kind": "LinkedField",
            "name": "attivitaAutomatiche",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Attivita",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RimanenzeDialogQuery",
    "selections": [
      (v9/*:: as any*/),
      (v11/*:: as any*/),
      {
        "condition": "ufficio",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v12/*:: as any*/),
            "concreteType": "AttivitaAutomaticheConnection",
            "kind": "LinkedField",
            "name": "attivitaAutomatiche",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Attivita",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Lavorazione",
                    "kind": "LinkedField",
                    "name": "lavorazione",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "ac2fffb4ec200f0cdfa433b124c5419e42663dfe08534713410ec036391cc907",
    "metadata": {},
    "name": "RimanenzeDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4de81b7328b0e94aa65d5a5e874a0857";

export default node;
