/**
 * @generated SignedSource<<796303ed7aeff9f2b6ee482de82063e9>>
 * @relayHash 044222ed1d21a95ff3b7322fd7012a05
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9605967b505a96e56190b71d3840ee0e6d6898bfedcedb44499611604fae054

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
export type FasiTabQuery$variables = {
  pk: number;
};
export type FasiTabQuery$data = {
  readonly fasiOrdine: {
    readonly " $fragmentSpreads": FragmentRefs<"FasiTab_fasi">;
  } | null;
  readonly pianoOrdine: {
    readonly " $fragmentSpreads": FragmentRefs<"PianoOrdineNotices_piano" | "PianoOrdine_piano">;
  } | null;
  readonly restoFasi: ReadonlyArray<{
    readonly minutiRimasti: number;
    readonly nomeFase: string;
    readonly statoProposto: {
      readonly nome: string;
      readonly pk: number;
    } | null;
  }>;
  readonly statiFasi: ReadonlyArray<{
    readonly colore: ColoreStato;
    readonly nome: string;
    readonly nomeFase: string;
    readonly pk: number;
  }>;
  readonly statiMateriali: ReadonlyArray<{
    readonly colore: ColoreStato;
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type FasiTabQuery = {
  response: FasiTabQuery$data;
  variables: FasiTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "pk"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minutiRimasti",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v7 = [
  {
    "kind": "Literal",
    "name": "contesto",
    "value": "fasi"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
},
v9 = [
  {
    "kind": "Literal",
    "name": "contesto",
    "value": "materiali"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNeeded",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoColore",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statoPk",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "OrdineFornitoreDiFase",
  "kind": "LinkedField",
  "name": "ordiniFornitore",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fornitore",
      "storageKey": null
    },
    (v11/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataArrivo",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FasiTab_fasi"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "pianoOrdine",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PianoOrdine_piano"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PianoOrdineNotices_piano"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RestoFase",
        "kind": "LinkedField",
        "name": "restoFasi",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "statoProposto",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "statiFasi",
        "args": (v7/*:: as any*/),
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": "valoriStato(contesto:\"fasi\")"
      },
      {
        "alias": "statiMateriali",
        "args": (v9/*:: as any*/),
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": "valoriStato(contesto:\"materiali\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FasiTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "FasiOrdine",
        "kind": "LinkedField",
        "name": "fasiOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseOrdine",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withFornitore",
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MaterialeOrdine",
            "kind": "LinkedField",
            "name": "materiali",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "materiale",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SchedulazioneScheduler",
        "kind": "LinkedField",
        "name": "pianoOrdine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "salvata",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseScheduler",
            "kind": "LinkedField",
            "name": "schedulazioni",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inizio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fine",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "durata",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FornitoreFase",
                "kind": "LinkedField",
                "name": "fornitore",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MotivoFase",
                "kind": "LinkedField",
                "name": "spiegazione",
                "plural": true,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tempiCambiati",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivoNonSchedulato",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TempisticaMancante",
            "kind": "LinkedField",
            "name": "tempisticheMancanti",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tipo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "famiglia",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forma",
                "storageKey": null
              },
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AvvisoSchedulazione",
            "kind": "LinkedField",
            "name": "warnings",
            "plural": true,
            "selections": [
              (v16/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RestoFase",
        "kind": "LinkedField",
        "name": "restoFasi",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "statoProposto",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "statiFasi",
        "args": (v7/*:: as any*/),
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v3/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "valoriStato(contesto:\"fasi\")"
      },
      {
        "alias": "statiMateriali",
        "args": (v9/*:: as any*/),
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "valoriStato",
        "plural": true,
        "selections": [
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": "valoriStato(contesto:\"materiali\")"
      }
    ]
  },
  "params": {
    "id": "a9605967b505a96e56190b71d3840ee0e6d6898bfedcedb44499611604fae054",
    "metadata": {},
    "name": "FasiTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f02802996f5a43d4c4ebe6f60ea17fd";

export default node;
