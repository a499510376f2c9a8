/**
 * @generated SignedSource<<0d5c458b203a09b62e582219c6e39b46>>
 * @relayHash 951314b368bdc220e1da42da9874ad90
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed77a805d126631db7f1ab0117a265b1e649d43067b8d70aea58d53f7f271703

import type { ConcreteRequest } from 'relay-runtime';
export type useDeletePianificazioneMutation$variables = {
  pk: number;
};
export type useDeletePianificazioneMutation$data = {
  readonly deletePianificazioneBanchi: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeletePianificazioneMutation = {
  response: useDeletePianificazioneMutation$data;
  variables: useDeletePianificazioneMutation$variables;
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
    "concreteType": "DeletePianificazioneBanchiPayload",
    "kind": "LinkedField",
    "name": "deletePianificazioneBanchi",
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
    "name": "useDeletePianificazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePianificazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed77a805d126631db7f1ab0117a265b1e649d43067b8d70aea58d53f7f271703",
    "metadata": {},
    "name": "useDeletePianificazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcf95ac61c6e6758866b67d961512e70";

export default node;
