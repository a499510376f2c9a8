/**
 * @generated SignedSource<<8fbd29ce86054c8e115cb53444c21b9d>>
 * @relayHash 15acb3967f8d3605be72165966a1e033
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfc8a21ec9da865af53f420ff50911b1cbc5fee1a1e189659d142290d4c31cf3

import type { ConcreteRequest } from 'relay-runtime';
export type searchUtentiForTokenQuery$variables = {
  pagina: number;
  testo: string;
};
export type searchUtentiForTokenQuery$data = {
  readonly utentiPerToken: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly username: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchUtentiForTokenQuery = {
  response: searchUtentiForTokenQuery$data;
  variables: searchUtentiForTokenQuery$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v6 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchUtentiForTokenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UtentiPerTokenConnection",
        "kind": "LinkedField",
        "name": "utentiPerToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UtentePerToken",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchUtentiForTokenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "UtentiPerTokenConnection",
        "kind": "LinkedField",
        "name": "utentiPerToken",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UtentePerToken",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dfc8a21ec9da865af53f420ff50911b1cbc5fee1a1e189659d142290d4c31cf3",
    "metadata": {},
    "name": "searchUtentiForTokenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "27ac4c255fea50825c16da3e9ef108b5";

export default node;
