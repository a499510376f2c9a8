/**
 * @generated SignedSource<<de03b10e847275e47f491648c77f84fe>>
 * @relayHash bdfc7c704d73d266f25b74e789a01d94
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45f4efa1603636eb5f1c98d98c2fed35e79904bf2b92a25ae0c622ff92202bd4

import type { ConcreteRequest } from 'relay-runtime';
export type useAnnullaImportazioneMutation$variables = {
  pk: number;
};
export type useAnnullaImportazioneMutation$data = {
  readonly annullaImportazioneRighe: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly righe: number | null;
  };
};
export type useAnnullaImportazioneMutation = {
  response: useAnnullaImportazioneMutation$data;
  variables: useAnnullaImportazioneMutation$variables;
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
    "concreteType": "AnnullaImportazioneRighePayload",
    "kind": "LinkedField",
    "name": "annullaImportazioneRighe",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "righe",
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
    "name": "useAnnullaImportazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnnullaImportazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45f4efa1603636eb5f1c98d98c2fed35e79904bf2b92a25ae0c622ff92202bd4",
    "metadata": {},
    "name": "useAnnullaImportazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e24dd0ba97e3b467c70833e1d4c51de";

export default node;
