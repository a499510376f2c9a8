/**
 * @generated SignedSource<<6173045b468e840602892b1b90a822b1>>
 * @relayHash df34bad3cd7a36b09f5bbef517b76a71
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0fd66f858524ddeb6dd23aeb9c0a18ea03a7a179efd16112ef8a88f7063ab18

import type { ConcreteRequest } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
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
      readonly colore: ColoreStato;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "colore",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiciSistema",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fasi",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ordiniChoicesQuery",
    "selections": [
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
              (v2/*:: as any*/)
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ordiniChoicesQuery",
    "selections": [
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
              (v2/*:: as any*/),
              (v5/*:: as any*/)
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
                  (v1/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
          (v1/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0fd66f858524ddeb6dd23aeb9c0a18ea03a7a179efd16112ef8a88f7063ab18",
    "metadata": {},
    "name": "ordiniChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be76fb9dc18e22400087950359d913ab";

export default node;
