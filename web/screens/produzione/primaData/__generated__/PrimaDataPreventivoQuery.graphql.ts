/**
 * @generated SignedSource<<acc710a55dad8c74cde40212b9d09cb4>>
 * @relayHash 82a069ee6bf2507c63d559b6320484ab
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 084b6e30992c303f4c8fa2c5b36db3d78ba40a35d5fb8f3cdeb6e8b006247396

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimaDataPreventivoQuery$variables = {
  pk: number;
};
export type PrimaDataPreventivoQuery$data = {
  readonly primaDataPreventivo: {
    readonly " $fragmentSpreads": FragmentRefs<"PrimaDataOutcome_piano">;
  } | null;
};
export type PrimaDataPreventivoQuery = {
  response: PrimaDataPreventivoQuery$data;
  variables: PrimaDataPreventivoQuery$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
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
  "name": "testo",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimaDataPreventivoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrimaDataPossibile",
        "kind": "LinkedField",
        "name": "primaDataPreventivo",
        "plural": false,
        "selections": [
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
    "name": "PrimaDataPreventivoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrimaDataPossibile",
        "kind": "LinkedField",
        "name": "primaDataPreventivo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "giorno",
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
              (v2/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MotivoFase",
                "kind": "LinkedField",
                "name": "spiegazione",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
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
    "id": "084b6e30992c303f4c8fa2c5b36db3d78ba40a35d5fb8f3cdeb6e8b006247396",
    "metadata": {},
    "name": "PrimaDataPreventivoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "697497695f653a07962d47bb1eff69f0";

export default node;
