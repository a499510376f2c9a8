/**
 * @generated SignedSource<<c55ab1918c2e9e529dfc87ce7ff16b51>>
 * @relayHash 81b7fe0fbc7aa3186b2450ad356b2fba
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b0225b112da0ded9b6e6e04200f92197291a2efeff711f9546f843261f52f25

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModoSpostamento = "dipendenti" | "dipendenti_e_consegna" | "solo";
export type trialsFineQuery$variables = {
  fine: string;
  modo: ModoSpostamento;
  nomeFase: string;
  ordine: number;
};
export type trialsFineQuery$data = {
  readonly provaSpostaFineFase: {
    readonly anticipate: ReadonlyArray<string>;
    readonly nuovaConsegna: string | null;
    readonly " $fragmentSpreads": FragmentRefs<"read_piano">;
  } | null;
};
export type trialsFineQuery = {
  response: trialsFineQuery$data;
  variables: trialsFineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fine"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "modo"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nomeFase"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v4 = [
  {
    "kind": "Variable",
    "name": "fine",
    "variableName": "fine"
  },
  {
    "kind": "Variable",
    "name": "modo",
    "variableName": "modo"
  },
  {
    "kind": "Variable",
    "name": "nomeFase",
    "variableName": "nomeFase"
  },
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
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
  "name": "testo",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nuovaConsegna",
  "storageKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseScheduler",
      "kind": "LinkedField",
      "name": "schedulazioni",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withFornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "infiniteCapacity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reparto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dependencies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNeeded",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "durataOverride",
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
              "name": "tempo",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OccupazioneFase",
          "kind": "LinkedField",
          "name": "occupations",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "time",
              "storageKey": null
            }
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "codice",
              "storageKey": null
            },
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "OrdineNominato",
              "kind": "LinkedField",
              "name": "ordini",
              "plural": true,
              "selections": [
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "numeroCommessa",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErroreSchedulazione",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "primoUtile",
          "storageKey": null
        },
        (v7/*:: as any*/)
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
        (v8/*:: as any*/),
        (v5/*:: as any*/),
        (v9/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "complete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ritardoMateriali",
      "storageKey": null
    }
  ],
  "type": "PianoSchedulazione",
  "abstractKey": "__isPianoSchedulazione"
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "anticipate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "trialsFineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ProvaSpostaFine",
        "kind": "LinkedField",
        "name": "provaSpostaFineFase",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "read_piano",
            "selections": [
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          },
          (v11/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "trialsFineQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "ProvaSpostaFine",
        "kind": "LinkedField",
        "name": "provaSpostaFineFase",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0b0225b112da0ded9b6e6e04200f92197291a2efeff711f9546f843261f52f25",
    "metadata": {},
    "name": "trialsFineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2388b23acc2c64470b1a83b218a5d9b5";

export default node;
