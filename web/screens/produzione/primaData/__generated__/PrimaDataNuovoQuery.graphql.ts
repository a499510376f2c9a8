/**
 * @generated SignedSource<<1299a968a0fd0e73a213b92662008ae0>>
 * @relayHash ee494819d810df27175af8bc3d94a94e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b83865e8855aecdfc4478a7b27ba2a3a5785e00ee1b180ff8fb63d5cc5a6abd

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
export type PrimaDataNuovoQuery$variables = {
  input: PrimaDataRigheInput;
};
export type PrimaDataNuovoQuery$data = {
  readonly primaDataRighe: {
    readonly giorno: string | null;
    readonly tempisticheMancanti: ReadonlyArray<{
      readonly tipo: string;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly code: string;
      readonly testo: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PrimaDataOutcome_piano">;
  };
};
export type PrimaDataNuovoQuery = {
  response: PrimaDataNuovoQuery$data;
  variables: PrimaDataNuovoQuery$variables;
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
  "name": "codice",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimaDataNuovoQuery",
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
    "name": "PrimaDataNuovoQuery",
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
              (v6/*:: as any*/)
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
              (v7/*:: as any*/),
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
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MotivoFase",
                "kind": "LinkedField",
                "name": "spiegazione",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
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
    "id": "3b83865e8855aecdfc4478a7b27ba2a3a5785e00ee1b180ff8fb63d5cc5a6abd",
    "metadata": {},
    "name": "PrimaDataNuovoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa38bd95aa934c5fd19c7b118be93886";

export default node;
