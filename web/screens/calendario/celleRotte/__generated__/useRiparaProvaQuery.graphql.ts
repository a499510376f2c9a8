/**
 * @generated SignedSource<<f8e0a9f272e618c4aaf82ccb7465e755>>
 * @relayHash f75c6f0064fc0eeb12397170877459a4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab317e625db114010892c48b4f6922cd1b3aafcc94b7f1f8f9f88a875819edf4

import type { ConcreteRequest } from 'relay-runtime';
export type useRiparaProvaQuery$variables = {
  giorno: string;
  reparto: string;
};
export type useRiparaProvaQuery$data = {
  readonly provaRiparaCella: {
    readonly eccedenza: number;
    readonly inRitardo: ReadonlyArray<{
      readonly pk: number;
    }>;
    readonly rimasti: ReadonlyArray<{
      readonly motivo: string;
      readonly numeroCommessa: string;
    }>;
    readonly spostamenti: ReadonlyArray<{
      readonly fineDopo: string | null;
      readonly finePrima: string | null;
      readonly inizioDopo: string | null;
      readonly inizioPrima: string | null;
      readonly nomeFase: string;
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
  };
};
export type useRiparaProvaQuery = {
  response: useRiparaProvaQuery$data;
  variables: useRiparaProvaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "giorno"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reparto"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "giorno",
        "variableName": "giorno"
      },
      {
        "kind": "Variable",
        "name": "reparto",
        "variableName": "reparto"
      }
    ],
    "concreteType": "RiparazioneCella",
    "kind": "LinkedField",
    "name": "provaRiparaCella",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SpostamentoFase",
        "kind": "LinkedField",
        "name": "spostamenti",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeFase",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inizioPrima",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inizioDopo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "finePrima",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fineDopo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineInRitardo",
        "kind": "LinkedField",
        "name": "inRitardo",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineRimasto",
        "kind": "LinkedField",
        "name": "rimasti",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivo",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eccedenza",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRiparaProvaQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useRiparaProvaQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "ab317e625db114010892c48b4f6922cd1b3aafcc94b7f1f8f9f88a875819edf4",
    "metadata": {},
    "name": "useRiparaProvaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a021381fa02ddd987a06cd06655af210";

export default node;
