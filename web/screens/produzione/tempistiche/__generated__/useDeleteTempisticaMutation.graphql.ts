/**
 * @generated SignedSource<<d813e0092742f98e52e291a61dee14ad>>
 * @relayHash 54534108654b8a68c380b15ce2697d9c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b5089d2d4c41eec272fb9ad80e12b25a4ed945844c3f9a05c56ca44b6ba73b2

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteTempisticaMutation$variables = {
  pk: number;
};
export type useDeleteTempisticaMutation$data = {
  readonly deleteTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteTempisticaMutation = {
  response: useDeleteTempisticaMutation$data;
  variables: useDeleteTempisticaMutation$variables;
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
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteTempisticaPayload",
    "kind": "LinkedField",
    "name": "deleteTempistica",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteTempisticaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteTempisticaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1b5089d2d4c41eec272fb9ad80e12b25a4ed945844c3f9a05c56ca44b6ba73b2",
    "metadata": {},
    "name": "useDeleteTempisticaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c409c58d0d0970ace18e9c3cc6a0dffb";

export default node;
