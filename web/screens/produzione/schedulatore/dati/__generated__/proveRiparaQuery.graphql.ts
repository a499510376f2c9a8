/**
 * @generated SignedSource<<515de10655d5fa48c858c92d889eae6e>>
 * @relayHash 395ede4ed65856e3374728210f507057
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75ae4ab811f69a01b495120315ba41899261a94b37fa5958629ae8299187952

import type { ConcreteRequest } from 'relay-runtime';
export type proveRiparaQuery$variables = {
  giorno: string;
  reparto: string;
};
export type proveRiparaQuery$data = {
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
export type proveRiparaQuery = {
  response: proveRiparaQuery$data;
  variables: proveRiparaQuery$variables;
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
    "name": "proveRiparaQuery",
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
    "name": "proveRiparaQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "d75ae4ab811f69a01b495120315ba41899261a94b37fa5958629ae8299187952",
    "metadata": {},
    "name": "proveRiparaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f2d1deb6554668c23e8bdd77e21e7fa";

export default node;
