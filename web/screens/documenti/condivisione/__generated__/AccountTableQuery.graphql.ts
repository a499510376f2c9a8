/**
 * @generated SignedSource<<4045575493431925b989ed05ccfd4a4d>>
 * @relayHash 35a81e8c2e14fd5739270eee706a0b23
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b840ae30183b07f5755939ed46a6f68e553cf0b9705cfc2ab62169f1eb32068b

import type { ConcreteRequest } from 'relay-runtime';
export type AccountTableQuery$variables = {
  pagina: number;
  search: string;
};
export type AccountTableQuery$data = {
  readonly accountCartelle: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly pk: number;
        readonly user: {
          readonly email: string;
          readonly firstName: string;
          readonly lastName: string;
          readonly username: string;
        };
      };
    }>;
    readonly numeroPagine: number;
    readonly totalCount: number;
  };
};
export type AccountTableQuery = {
  response: AccountTableQuery$data;
  variables: AccountTableQuery$variables;
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
  "name": "search"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
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
        "value": 10
      }
    ],
    "concreteType": "AccountCartelleConnection",
    "kind": "LinkedField",
    "name": "accountCartelle",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "numeroPagine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AccountCartelleEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountCartella",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "concreteType": "UtenteAccount",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "firstName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "username",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
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
    "name": "AccountTableQuery",
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
    "name": "AccountTableQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b840ae30183b07f5755939ed46a6f68e553cf0b9705cfc2ab62169f1eb32068b",
    "metadata": {},
    "name": "AccountTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cafc6753586448c33311a837cada6411";

export default node;
