/**
 * @generated SignedSource<<4c2c10c727e9b250f4b95bbdd1d29c58>>
 * @relayHash 1519b57be51622070d15ca25ba7f1cb0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5105fe6f4c474a6c913933562cbad59661c0cc55136b25d6cfa6ec9cc650f997

import type { ConcreteRequest } from 'relay-runtime';
export type searchClientiPerAccessoQuery$variables = {
  pagina: number;
  testo: string;
};
export type searchClientiPerAccessoQuery$data = {
  readonly clientiPerAccesso: {
    readonly nodes: ReadonlyArray<{
      readonly codice: string | null;
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchClientiPerAccessoQuery = {
  response: searchClientiPerAccessoQuery$data;
  variables: searchClientiPerAccessoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "testo",
            "variableName": "testo"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      {
        "kind": "Variable",
        "name": "pagina",
        "variableName": "pagina"
      },
      {
        "kind": "Literal",
        "name": "perPagina",
        "value": 20
      }
    ],
    "concreteType": "ClientiPerAccessoConnection",
    "kind": "LinkedField",
    "name": "clientiPerAccesso",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ClienteAccesso",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          },
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
            "name": "codice",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageInfo",
        "kind": "LinkedField",
        "name": "pageInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasNextPage",
            "storageKey": null
          }
        ],
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
    "name": "searchClientiPerAccessoQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "searchClientiPerAccessoQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5105fe6f4c474a6c913933562cbad59661c0cc55136b25d6cfa6ec9cc650f997",
    "metadata": {},
    "name": "searchClientiPerAccessoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83b531d5698ff6d42b17e192b06fa745";

export default node;
