/**
 * @generated SignedSource<<e594dd790adf8891338068236d021dcd>>
 * @relayHash b399b763306316091ba49b5594ddc9a3
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9141a28dc50ee82e7444cdd81c2b245b8dc034b9ae4104dbb3c6e96da085005f

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaPersonaMutation$variables = {
  pk: number;
};
export type useEliminaPersonaMutation$data = {
  readonly deletePersona: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaPersonaMutation = {
  response: useEliminaPersonaMutation$data;
  variables: useEliminaPersonaMutation$variables;
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
    "concreteType": "DeletePersonaPayload",
    "kind": "LinkedField",
    "name": "deletePersona",
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
    "name": "useEliminaPersonaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaPersonaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9141a28dc50ee82e7444cdd81c2b245b8dc034b9ae4104dbb3c6e96da085005f",
    "metadata": {},
    "name": "useEliminaPersonaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c48ad2f3749883c48fdd1b1cac35efa3";

export default node;
