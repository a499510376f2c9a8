/**
 * @generated SignedSource<<e94462fef4ca77d09d3042475814b9b3>>
 * @relayHash c2f54bff98efcb1951ac845ccf4f3a6e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12e94a2b48db99c3d6e7670a74d32207fb3489cb852396e93b7f0ff08ed3ed7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimaDataRigheInput = {
  dataConsegna?: string | null;
  righe?: ReadonlyArray<RigaDaFareInput> | null;
  senzaMisure?: boolean | null;
};
export type RigaDaFareInput = {
  codiceSerramentoId?: number | null;
  numero?: number | null;
  rivendita?: boolean | null;
  tipoSerramentoId?: number | null;
};
export type PrimaDataNewQuery$variables = {
  input: PrimaDataRigheInput;
};
export type PrimaDataNewQuery$data = {
  readonly primaDataRighe: {
    readonly giorno: string | null;
    readonly tempisticheMancanti: ReadonlyArray<{
      readonly tipo: string;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly code: string;
      readonly testo: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PrimaDataOutcome_piano" | "PromessaWords_piano">;
  };
};
export type PrimaDataNewQuery = {
  response: PrimaDataNewQuery$data;
  variables: PrimaDataNewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "giorno",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AvvisoSchedulazione",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimaDataNewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrimaDataPossibile",
        "kind": "LinkedField",
        "name": "primaDataRighe",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PromessaWords_piano"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TempisticaMancante",
            "kind": "LinkedField",
            "name": "tempisticheMancanti",
            "plural": true,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PrimaDataOutcome_piano"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrimaDataNewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrimaDataPossibile",
        "kind": "LinkedField",
        "name": "primaDataRighe",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DataPromessa",
            "kind": "LinkedField",
            "name": "promessa",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ScostamentiFase",
                "kind": "LinkedField",
                "name": "scostamenti",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fornitore",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "casi",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mediana",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ottoSuDieci",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "senzaDati",
                "storageKey": null
              }
            ],
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
              (v3/*:: as any*/),
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
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ErroreSchedulazione",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v4/*:: as any*/)
            ],
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
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MotivoFase",
                "kind": "LinkedField",
                "name": "spiegazione",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "12e94a2b48db99c3d6e7670a74d32207fb3489cb852396e93b7f0ff08ed3ed7b",
    "metadata": {},
    "name": "PrimaDataNewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "40e13a56f95e0af1a3a4d1ffc88bbbc1";

export default node;
