/**
 * @generated SignedSource<<301d901302ceaa9aa23d66ee63d0e105>>
 * @relayHash 56901775f33570e85df63c5192c690cf
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 861f2a8c8987c7deb02f33ac6c61c0ee533fd77279dcf8fa7b0b603f004daf42

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteCartellaMutation$variables = {
  pk: number;
};
export type useDeleteCartellaMutation$data = {
  readonly deleteCartella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteCartellaMutation = {
  response: useDeleteCartellaMutation$data;
  variables: useDeleteCartellaMutation$variables;
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
    "concreteType": "DeleteCartellaPayload",
    "kind": "LinkedField",
    "name": "deleteCartella",
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
    "name": "useDeleteCartellaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCartellaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "861f2a8c8987c7deb02f33ac6c61c0ee533fd77279dcf8fa7b0b603f004daf42",
    "metadata": {},
    "name": "useDeleteCartellaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f147f0f975b329774cfa43c53ea05728";

export default node;
