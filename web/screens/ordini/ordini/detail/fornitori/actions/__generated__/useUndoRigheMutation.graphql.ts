/**
 * @generated SignedSource<<d8a2cb81cb68b0f1b8bf63418f6b9824>>
 * @relayHash 924af174bb008e817706ee2ec9e150fb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61fe500d239a57ddbb4e2a8b6bb22834843ef627e561fe24c4ef39dfc41bef17

import type { ConcreteRequest } from 'relay-runtime';
export type useUndoRigheMutation$variables = {
  pk: number;
};
export type useUndoRigheMutation$data = {
  readonly annullaModificaRighe: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useUndoRigheMutation = {
  response: useUndoRigheMutation$data;
  variables: useUndoRigheMutation$variables;
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
    "concreteType": "AnnullaModificaRighePayload",
    "kind": "LinkedField",
    "name": "annullaModificaRighe",
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
    "name": "useUndoRigheMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoRigheMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "61fe500d239a57ddbb4e2a8b6bb22834843ef627e561fe24c4ef39dfc41bef17",
    "metadata": {},
    "name": "useUndoRigheMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a63778bdc838ffdb4992603350607a9c";

export default node;
