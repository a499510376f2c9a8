/**
 * @generated SignedSource<<39020c25ca9832d9a07d01b7665df58b>>
 * @relayHash 5319464d126da93a0700951644300f9c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dadc5720bcce52cc841206d9adcf040123ad5fa37d800e9b6fbd12111d12eb3

import type { ConcreteRequest } from 'relay-runtime';
export type ordiniChoicesQuery$variables = Record<PropertyKey, never>;
export type ordiniChoicesQuery$data = {
  readonly dominioOrdini: {
    readonly agenti: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly nome: string;
      };
    }> | null;
    readonly codiciSistema: ReadonlyArray<string>;
    readonly fasi: ReadonlyArray<string>;
    readonly stati: ReadonlyArray<{
      readonly colore: string;
      readonly nome: string;
      readonly pk: number;
    }>;
  };
  readonly vociCheckList: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type ordiniChoicesQuery = {
  response: ordiniChoicesQuery$data;
  variables: ordiniChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DominioOrdini",
    "kind": "LinkedField",
    "name": "dominioOrdini",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "stati",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "colore",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Agente",
        "kind": "LinkedField",
        "name": "agenti",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
        "name": "codiciSistema",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fasi",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "VoceCheckList",
    "kind": "LinkedField",
    "name": "vociCheckList",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ordiniChoicesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ordiniChoicesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8dadc5720bcce52cc841206d9adcf040123ad5fa37d800e9b6fbd12111d12eb3",
    "metadata": {},
    "name": "ordiniChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be76fb9dc18e22400087950359d913ab";

export default node;
